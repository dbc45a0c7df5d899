/**
 * What to use instead of classes that were removed without a class of the same name elsewhere, by full names below
 * `Rekalogika\`. Each pair is on the upgrade page of its section, which has the conditions.
 */
const reviewed = {
  'Analytics\\Contracts\\Hierarchy\\HierarchyAware':
    'Analytics\\Contracts\\DimensionGroup\\DimensionGroupAware',
  'Analytics\\Contracts\\Result\\Result': 'Analytics\\Contracts\\Result\\CubeCell',
  'Analytics\\Contracts\\Result\\Row': 'Analytics\\Contracts\\Result\\CubeCell',
  'Analytics\\Contracts\\Result\\Table': 'Analytics\\Contracts\\Result\\CubeCell',
  'Analytics\\Core\\Entity\\Summary': 'Analytics\\Core\\Entity\\BaseSummary',
  'Collections\\Decorator\\ExtraLazy\\ExtraLazySelectableCollection':
    'Collections\\Decorator\\ExtraLazy\\ExtraLazyCollection',
  'Domain\\Collections\\Common\\Count\\ConditionalDelegatedCountStrategy':
    'Domain\\Collections\\Common\\Count\\SafeDelegatedCountStrategy',
  'DomainEvent\\DomainEventManager': 'DomainEvent\\DomainEventManagerInterface',
  'File\\Association\\Contracts\\FileLocationResolverInterface':
    'File\\Association\\Contracts\\ClassBasedFileLocationResolverInterface',
  'Mapper\\MethodMapper\\MapFromObjectInterface': 'Mapper\\Attribute\\AsObjectMapper',
  'Mapper\\MethodMapper\\MapToObjectInterface': 'Mapper\\Attribute\\AsObjectMapper',
};

/** The reviewed replacements by full name. */
export const replacements: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(reviewed).map(([from, to]) => [`Rekalogika\\${from}`, `Rekalogika\\${to}`]),
);
