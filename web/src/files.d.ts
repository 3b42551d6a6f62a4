declare module "*.match?url" {
  const address: string;
  export default address;
}

/** The outline of an icon of game-icons.net, by its name there; see icons.ts beside the build's settings. */
declare module "icon:*" {
  const path: string;
  export default path;
}

declare module "subset-font" {
  interface Wishes {
    targetFormat: "woff2" | "truetype";
    preserveNameIds?: number[];
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, wishes: Wishes): Promise<Buffer>;
}
