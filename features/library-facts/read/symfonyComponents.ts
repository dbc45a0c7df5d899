// Symfony packages that are versioned separately from the framework.
const apart = /contracts$|polyfill|flex$|^symfony\/ux-|stimulus-bundle$|twig-pack$/;

/** Whether a package is a component that is released with the Symfony framework. */
export function isSymfonyComponent(name: string): boolean {
  return name.startsWith('symfony/') && !apart.test(name);
}
