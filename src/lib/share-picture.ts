/** Returns the path of a page's share picture: `/privacy-policy` has `/share/privacy-policy.png`. */
export function sharePicture(path: string): string {
  return `/share${path === "/" ? "/landing" : path}.png`;
}
