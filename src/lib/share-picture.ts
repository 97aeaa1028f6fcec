/** Where the share picture of a page stands below the site's address: `/privacy-policy` has `/share/privacy-policy.png`. */
export function sharePicture(path: string): string {
  return `/share${path === "/" ? "/landing" : path}.png`;
}
