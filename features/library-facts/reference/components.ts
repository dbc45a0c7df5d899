/** A page of the API reference: the public classes of some namespaces. */
export interface Component {
  /** The last part of the address. It stays when classes are added. */
  readonly slug: string;
  readonly title: string;
  /** Namespaces below `Rekalogika\`. A class belongs to the component with its longest one. */
  readonly namespaces: readonly string[];
}

const component = (slug: string, title: string, ...namespaces: readonly string[]): Component => ({
  slug,
  title,
  namespaces,
});

/**
 * The components of each section, by hand: addresses must not move when a library grows, and a page must
 * stay under the limits of `tests/site/weight.ts`. A section that is not listed has no API reference.
 */
export const componentsOf: Readonly<Record<string, readonly Component[] | undefined>> = {
  analytics: [
    component('contracts', 'Contracts', 'Analytics\\Contracts'),
    component(
      'contracts-results',
      'Contracts: results',
      'Analytics\\Contracts\\Result',
      'Analytics\\Contracts\\Model',
      'Analytics\\Contracts\\Dto',
    ),
    component('core', 'Core', 'Analytics\\Core'),
    component('metadata', 'Metadata', 'Analytics\\Metadata'),
    component('engine', 'Engine', 'Analytics\\Engine'),
    component(
      'engine-query',
      'Engine: queries',
      'Analytics\\Engine\\SummaryQuery',
      'Analytics\\Engine\\SourceEntities',
    ),
    component(
      'engine-results',
      'Engine: query results',
      'Analytics\\Engine\\SummaryQuery\\Output',
      'Analytics\\Engine\\SummaryQuery\\DimensionFactory',
    ),
    component(
      'engine-refresh',
      'Engine: refresh',
      'Analytics\\Engine\\SummaryRefresher',
      'Analytics\\Engine\\RefreshAgent',
    ),
    component('time', 'Time', 'Analytics\\Time'),
    component('time-gregorian', 'Time: Gregorian bins', 'Analytics\\Time\\Bin\\Gregorian'),
    component('time-iso-week', 'Time: ISO week bins', 'Analytics\\Time\\Bin\\IsoWeek'),
    component('pivot-table', 'Pivot table', 'Analytics\\PivotTable'),
    component('frontend', 'Frontend', 'Analytics\\Frontend'),
    component('ux-panel', 'UX panel', 'Analytics\\UX'),
    component(
      'database',
      'Database',
      'Analytics\\SimpleQueryBuilder',
      'Analytics\\PostgreSQLExtra',
      'Analytics\\PostgreSQLHll',
      'Analytics\\Uuid',
    ),
    component('bundle', 'Bundle', 'Analytics\\Bundle', 'Analytics\\Serialization', 'Analytics'),
  ],
  'api-lite': [component('api-lite', 'All classes', 'ApiLite')],
  collections: [
    component('contracts', 'Contracts', 'Contracts\\Collections'),
    component('domain', 'Domain', 'Domain\\Collections'),
    component('common', 'Common', 'Domain\\Collections\\Common'),
    component('orm', 'ORM', 'Collections\\ORM'),
  ],
  'direct-property-access': [
    component('direct-property-access', 'All classes', 'DirectPropertyAccess'),
  ],
  'doctrine-advanced-group-by': [
    component('doctrine-advanced-group-by', 'All classes', 'DoctrineAdvancedGroupBy'),
  ],
  'doctrine-collections-decorator': [
    component('decorators', 'Decorators', 'Collections\\Decorator'),
  ],
  'domain-event': [
    component('contracts', 'Contracts', 'Contracts\\DomainEvent'),
    component('domain-event', 'Dispatching', 'DomainEvent'),
    component('outbox', 'Outbox', 'DomainEvent\\Outbox'),
  ],
  file: [
    component(
      'contracts',
      'Contracts',
      'Contracts\\File',
      'File\\Contracts',
      'Contracts\\File\\Metadata',
    ),
    component('metadata', 'Metadata', 'Domain\\File\\Metadata'),
    component('file', 'Files', 'File'),
  ],
  'file-bundle': [
    component('association', 'Association', 'File\\Association', 'Contracts\\File\\Association'),
    component(
      'association-entities',
      'Association: entities and models',
      'Domain\\File\\Association',
      'File\\Association\\Model',
    ),
    component('null', 'Null objects', 'Domain\\File\\Null'),
    component('bridge', 'Bridges', 'File\\Bridge'),
    component('bundle', 'Bundle', 'File\\Bundle', 'File\\Server'),
    component('derivation', 'Derivation and zip', 'File\\Derivation', 'File\\Image', 'File\\Zip'),
  ],
  'gotenberg-pdf-bundle': [component('gotenberg-pdf-bundle', 'All classes', 'GotenbergPdfBundle')],
  mapper: [
    component(
      'mapper',
      'Mapper',
      'Mapper',
      'Mapper\\Context',
      'Mapper\\SubMapper',
      'Mapper\\ObjectCache',
    ),
    component('attributes', 'Attributes', 'Mapper\\Attribute'),
    component('transformers', 'Transformers', 'Mapper\\Transformer', 'Mapper\\MainTransformer'),
    component('exceptions', 'Exceptions', 'Mapper\\Exception'),
    component('cache-warmer', 'Cache warmer', 'Mapper\\CacheWarmer'),
    component('utilities', 'Utilities', 'Mapper\\Util', 'Mapper\\Debug', 'Mapper\\PHPStan'),
  ],
  'pivot-table': [
    component('pivot-table', 'Pivot table', 'PivotTable'),
    component('block', 'Blocks', 'PivotTable\\Block'),
    component('adapter', 'Table adapter', 'PivotTable\\TableToCubeAdapter'),
  ],
  'psr-16-simple-cache-bundle': [
    component('psr-16-simple-cache-bundle', 'All classes', 'Psr16SimpleCacheBundle'),
  ],
  reconstitutor: [component('reconstitutor', 'All classes', 'Reconstitutor')],
  rekapager: [
    component('contracts', 'Contracts', 'Contracts\\Rekapager'),
    component('pagers', 'Pagers', 'Rekapager'),
    component('batch', 'Batch processing', 'Rekapager\\Batch', 'Rekapager\\Symfony'),
    component(
      'adapters',
      'Adapters',
      'Rekapager\\Adapter',
      'Rekapager\\Doctrine',
      'Rekapager\\Pagerfanta',
    ),
    component('keyset-offset', 'Keyset and offset', 'Rekapager\\Keyset', 'Rekapager\\Offset'),
    component('bundle', 'Bundle', 'Rekapager\\Bundle', 'Rekapager\\ApiPlatform'),
  ],
  'temporary-url-bundle': [component('temporary-url-bundle', 'All classes', 'TemporaryUrl')],
};
