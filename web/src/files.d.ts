declare module "*.match?url" {
  const address: string;
  export default address;
}

/** The outline of an icon of game-icons.net, by its name there; see icons.ts beside the build's settings. */
declare module "icon:*" {
  const path: string;
  export default path;
}
