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

/**
 * Classes that were renamed in one release, by full names below `Rekalogika\`. Each pair was verified between the tags
 * around it: Git finds the file renamed with at least 70 % of its lines, the kind is the same, and the new class has all
 * public members of the old one.
 */
const renamed = {
  'Analytics\\Bundle\\Command\\RefreshSummaryCommand':
    'Analytics\\Bundle\\Command\\RefreshRangeCommand',
  'Analytics\\Bundle\\MemberValuesManager\\ChainMemberValuesManager':
    'Analytics\\Bundle\\DistinctValuesResolver\\ChainDistinctValuesResolver',
  'Analytics\\Contracts\\Collection\\MapCollection': 'Analytics\\Contracts\\Collection\\Map',
  'Analytics\\Contracts\\Collection\\OrderedMapCollection':
    'Analytics\\Contracts\\Collection\\OrderedMap',
  'Analytics\\Contracts\\Context\\HierarchyContext':
    'Analytics\\Contracts\\Context\\DimensionGroupContext',
  'Analytics\\Contracts\\MemberValuesManager': 'Analytics\\Contracts\\DistinctValuesResolver',
  'Analytics\\Engine\\MemberValuesManager\\DoctrineMemberValuesManager':
    'Analytics\\Engine\\DistinctValuesResolver\\DoctrineDistinctValuesResolver',
  'Analytics\\Engine\\SummaryManager\\Query\\LowestPartitionMaxIdQuery':
    'Analytics\\Engine\\SummaryManager\\Query\\LowestPartitionLastIdQuery',
  'Analytics\\Engine\\SummaryManager\\Query\\SummarizerQuery':
    'Analytics\\Engine\\SummaryManager\\Query\\SummaryQuery',
  'Analytics\\Engine\\SummaryManager\\SummarizerWorker\\ItemCollector\\Items':
    'Analytics\\Engine\\SummaryManager\\SummarizerWorker\\ItemCollector\\ItemCollection',
  'Analytics\\Engine\\SummaryQuery\\DefaultSourceResult':
    'Analytics\\Engine\\SourceEntities\\DefaultSourceEntities',
  'Analytics\\Frontend\\Chart\\AnalyticsChartBuilder': 'Analytics\\Frontend\\Chart\\ChartGenerator',
  'Analytics\\Frontend\\Formatter\\Unsupported':
    'Analytics\\Frontend\\Formatter\\ValueNotSupportedException',
  'Analytics\\PivotTable\\Model\\ResultSet\\ResultSetLabel':
    'Analytics\\PivotTable\\Model\\Table\\TableLabel',
  'Analytics\\PivotTable\\Model\\ResultSet\\ResultSetMember':
    'Analytics\\PivotTable\\Model\\Table\\TableMember',
  'Analytics\\PivotTable\\Model\\ResultSet\\ResultSetProperty':
    'Analytics\\PivotTable\\Model\\Table\\TableProperty',
  'Analytics\\PivotTable\\Model\\ResultSet\\ResultSetValue':
    'Analytics\\PivotTable\\Model\\Table\\TableValue',
  'Analytics\\PivotTable\\Model\\Tree\\TreeLabel':
    'Analytics\\PivotTable\\Model\\Table\\DimensionLabel',
  'Analytics\\PivotTable\\Util\\TablePropertyMap': 'Analytics\\PivotTable\\Util\\PropertyMap',
  'Analytics\\Serialization\\Mapper\\DefaultTupleMapper':
    'Analytics\\Serialization\\Mapper\\DefaultCoordinatesMapper',
  'Analytics\\Time\\Bin\\DayOfWeekYear': 'Analytics\\Time\\Bin\\IsoWeek\\IsoWeekDayOfYear',
  'Analytics\\Time\\Bin\\Week': 'Analytics\\Time\\Bin\\IsoWeek\\IsoWeekWeek',
  'Analytics\\Time\\Bin\\WeekDate': 'Analytics\\Time\\Bin\\IsoWeek\\IsoWeekDate',
  'Analytics\\Time\\Bin\\WeekOfYear': 'Analytics\\Time\\Bin\\IsoWeek\\IsoWeekWeekOfYear',
  'Analytics\\Time\\Bin\\WeekYear': 'Analytics\\Time\\Bin\\IsoWeek\\IsoWeekYear',
  'Analytics\\Time\\Dimension\\Set\\IsoWeekSet': 'Analytics\\Time\\Dimension\\Set\\IsoWeekWeekSet',
  'Analytics\\Time\\ValueResolver\\TimeBin': 'Analytics\\Time\\ValueResolver\\TimeBinValueResolver',
  'Collections\\ORM\\QueryCollection': 'Collections\\ORM\\QueryRecollection',
  'Contracts\\Collections\\PageableCollection': 'Contracts\\Collections\\Recollection',
  'Contracts\\Collections\\ReadablePageableCollection':
    'Contracts\\Collections\\ReadableRecollection',
  'Contracts\\Collections\\SafeReadableRecollection':
    'Contracts\\Collections\\MinimalReadableRecollection',
  'Contracts\\Collections\\SafeRecollection': 'Contracts\\Collections\\MinimalRecollection',
  'DirectPropertyAccess\\Symfony\\DependencyInjection\\RekalogikaPropertyAccessExtension':
    'DirectPropertyAccess\\Symfony\\DependencyInjection\\RekalogikaDirectPropertyAccessExtension',
  'DirectPropertyAccess\\Symfony\\RekalogikaPropertyAccessBundle':
    'DirectPropertyAccess\\Symfony\\RekalogikaDirectPropertyAccessBundle',
  'Domain\\Collections\\Common\\Count\\RestrictedCountStrategy':
    'Domain\\Collections\\Common\\Count\\DisabledCountStrategy',
  'Domain\\File\\Association\\Entity\\FileCollectionDecorator':
    'Domain\\File\\Association\\Entity\\FileCollection',
  'Domain\\File\\Association\\Entity\\FilesDecorator':
    'Domain\\File\\Association\\Entity\\FileCollectionDecorator',
  'File\\Name\\TranslatableName': 'File\\TranslatableMessage',
  'Mapper\\ArrayInterface': 'Mapper\\CollectionInterface',
  'Mapper\\Transformer\\Exception\\RefuseToHandleException':
    'Mapper\\Transformer\\Exception\\RefuseToTransformException',
};

/** The reviewed replacements by full name. */
export const replacements: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({...renamed, ...reviewed}).map(([from, to]) => [
    `Rekalogika\\${from}`,
    `Rekalogika\\${to}`,
  ]),
);
