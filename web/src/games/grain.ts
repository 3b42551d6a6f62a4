/** The grain of paper, stone and grass. */

import source from "./grain.svg?url";

const SIZE = 256;
let drawn: Promise<string> | null = null;

/** The address of the image of the grain; empty where it cannot be drawn. */
export const grain = (): Promise<string> => (drawn ??= draw().catch(() => ""));

async function draw(): Promise<string> {
  const image = new Image(SIZE, SIZE);
  image.src = source;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, SIZE, SIZE);
  return canvas.toDataURL();
}
