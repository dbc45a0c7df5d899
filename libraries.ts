/** A documented library. Sidebars, the home page, counts and recording all derive from this list. */
export interface DocumentedLibrary {
  /** Name of the section: folder of the pages, first part of their addresses, label in the sidebar. */
  readonly section: string;
  readonly repository: string;
  /** The documented release. */
  readonly tag: string;
  /** Date of the release, in ISO format. */
  readonly date: string;
  /** Whether the date is approximate. */
  readonly dateIsApproximate?: true;
  /** The package for `composer require`. */
  readonly install: string;
  /** What the library does, in one sentence written by us. */
  readonly purpose: string;
}

/** Libraries for one task, in reading order. */
export interface LibraryGroup {
  readonly title: string;
  readonly libraries: readonly DocumentedLibrary[];
}

/**
 * The only list of libraries, maintained by hand. `npm run library:add NAME` adds one; after changing a tag,
 * record the facts again (generated/README.md).
 */
export const libraryGroups = [
  {
    title: 'Analyze data',
    libraries: [
      {
        section: 'analytics',
        repository: 'rekalogika/analytics',
        tag: 'v0.34.0',
        date: '2025-09-02',
        install: 'rekalogika/analytics-bundle',
        purpose:
          'Keeps summary tables beside your Doctrine entities and refreshes only the parts that changed, for fast reports and pivot tables.',
      },
      {
        section: 'pivot-table',
        repository: 'rekalogika/pivot-table',
        tag: 'v0.34.0',
        date: '2025-08-31',
        dateIsApproximate: true,
        install: 'rekalogika/pivot-table',
        purpose:
          'Arranges rows that are already aggregated into a pivot table with rows, columns, measures and subtotals.',
      },
      {
        section: 'doctrine-advanced-group-by',
        repository: 'rekalogika/doctrine-advanced-group-by',
        tag: 'v3.6.0',
        date: '2025-08-25',
        dateIsApproximate: true,
        install: 'rekalogika/doctrine-advanced-group-by',
        purpose:
          'Ends a Doctrine query in GROUPING SETS, CUBE or ROLLUP, which DQL cannot express.',
      },
    ],
  },
  {
    title: 'Page through lists',
    libraries: [
      {
        section: 'rekapager',
        repository: 'rekalogika/rekapager',
        tag: 'v1.3.0',
        date: '2026-08-03',
        install: 'rekalogika/rekapager-bundle',
        purpose:
          'Pages by key or by number over Doctrine, DBAL and in-memory sources, without counting unless you ask.',
      },
      {
        section: 'collections',
        repository: 'rekalogika/collections',
        tag: 'v0.20.0',
        date: '2026-01-20',
        install: 'rekalogika/collections-orm',
        purpose:
          'Wraps Doctrine collections, queries and repositories so that large sets are paged and counted instead of loaded by accident.',
      },
      {
        section: 'doctrine-collections-decorator',
        repository: 'rekalogika/doctrine-collections-decorator',
        tag: '2.3.0',
        date: '2024-03-31',
        install: 'rekalogika/doctrine-collections-decorator',
        purpose:
          'Base classes and traits for changing what a Doctrine collection does, one method at a time.',
      },
    ],
  },
  {
    title: 'Map objects, build APIs',
    libraries: [
      {
        section: 'mapper',
        repository: 'rekalogika/mapper',
        tag: 'v3.0.0',
        date: '2026-04-01',
        install: 'rekalogika/mapper',
        purpose:
          'Maps one object graph onto another, entity to DTO and back, by reading PHP types and PHPDoc.',
      },
      {
        section: 'api-lite',
        repository: 'rekalogika/api-lite',
        tag: 'v0.8.3',
        date: '2025-01-14',
        install: 'rekalogika/api-lite',
        purpose:
          'State providers and processors for API Platform that put DTOs in front of entities and read like controllers.',
      },
      {
        section: 'direct-property-access',
        repository: 'rekalogika/direct-property-access',
        tag: '1.3.0',
        date: '2024-09-16',
        install: 'rekalogika/direct-property-access',
        purpose:
          'A Symfony property accessor that reads and writes properties directly, private ones too, past getters and setters.',
      },
    ],
  },
  {
    title: 'Extend Doctrine and Symfony',
    libraries: [
      {
        section: 'domain-event',
        repository: 'rekalogika/domain-event-src',
        tag: '2.5.2',
        date: '2025-04-08',
        install: 'rekalogika/domain-event',
        purpose:
          'Lets entities record events and dispatches them around the flush, or through a transactional outbox.',
      },
      {
        section: 'reconstitutor',
        repository: 'rekalogika/reconstitutor',
        tag: '2.4.0',
        date: '2025-06-13',
        install: 'rekalogika/reconstitutor',
        purpose:
          'Runs your code when Doctrine loads, saves or removes an entity, for properties that Doctrine does not map.',
      },
      {
        section: 'psr-16-simple-cache-bundle',
        repository: 'rekalogika/psr-16-simple-cache-bundle',
        tag: '1.2.0',
        date: '2024-09-16',
        install: 'rekalogika/psr-16-simple-cache-bundle',
        purpose:
          'Offers the cache pools of a Symfony application as PSR-16 services that can be injected.',
      },
    ],
  },
  {
    title: 'Handle files, links and PDF',
    libraries: [
      {
        section: 'file',
        repository: 'rekalogika/file-src',
        tag: '2.4.4',
        date: '2026-07-11',
        install: 'rekalogika/file',
        purpose:
          'Files as objects over any Flysystem storage: content, name, media type and metadata together.',
      },
      {
        section: 'file-bundle',
        repository: 'rekalogika/file-src',
        tag: '2.4.4',
        date: '2026-07-11',
        install: 'rekalogika/file-bundle',
        purpose:
          'File properties on Doctrine entities in Symfony: upload, filter, zip and serve them.',
      },
      {
        section: 'temporary-url-bundle',
        repository: 'rekalogika/temporary-url-bundle',
        tag: '1.7.2',
        date: '2025-05-05',
        install: 'rekalogika/temporary-url-bundle',
        purpose: 'Turns a PHP object into a random URL that works for a limited time.',
      },
      {
        section: 'gotenberg-pdf-bundle',
        repository: 'rekalogika/gotenberg-pdf-bundle',
        tag: '1.3.0',
        date: '2024-09-16',
        install: 'rekalogika/gotenberg-pdf-bundle',
        purpose: 'Prints HTML to PDF through a Gotenberg server, behind a small neutral interface.',
      },
    ],
  },
] as const satisfies readonly LibraryGroup[];

/** The name of a section. */
export type SectionName = (typeof libraryGroups)[number]['libraries'][number]['section'];
