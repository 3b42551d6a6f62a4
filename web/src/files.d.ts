declare module "*.match?url" {
  const address: string;
  export default address;
}
