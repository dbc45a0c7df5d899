import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {type SectionName, libraryGroups} from '../libraries';
import {analytics} from './analytics';
import {apiLite} from './api-lite';
import {collections} from './collections';
import {directPropertyAccess} from './direct-property-access';
import {doctrineAdvancedGroupBy} from './doctrine-advanced-group-by';
import {doctrineCollectionsDecorator} from './doctrine-collections-decorator';
import {domainEvent} from './domain-event';
import {file} from './file';
import {fileBundle} from './file-bundle';
import {gotenbergPdfBundle} from './gotenberg-pdf-bundle';
import {mapper} from './mapper';
import {pivotTable} from './pivot-table';
import {psr16SimpleCacheBundle} from './psr-16-simple-cache-bundle';
import {reconstitutor} from './reconstitutor';
import {rekapager} from './rekapager';
import {temporaryUrlBundle} from './temporary-url-bundle';
import {compatibility} from './compatibility';
import {search} from './search';
import {type Section, label} from './section';
import {together} from './together';
import {tools} from './tools';

/** The pages of each section; their order comes from libraries.ts. */
const sections: Readonly<Record<SectionName, Section>> = {
  analytics,
  'api-lite': apiLite,
  collections,
  'direct-property-access': directPropertyAccess,
  'doctrine-advanced-group-by': doctrineAdvancedGroupBy,
  'doctrine-collections-decorator': doctrineCollectionsDecorator,
  'domain-event': domainEvent,
  file,
  'file-bundle': fileBundle,
  'gotenberg-pdf-bundle': gotenbergPdfBundle,
  mapper,
  'pivot-table': pivotTable,
  'psr-16-simple-cache-bundle': psr16SimpleCacheBundle,
  reconstitutor,
  rekapager,
  'temporary-url-bundle': temporaryUrlBundle,
};

const sidebars: SidebarsConfig = {
  docs: [
    ...libraryGroups.flatMap(({title, libraries}) => [
      label(title),
      ...libraries.map(({section}) => sections[section]),
    ]),
    label('This site'),
    together,
    compatibility,
    tools,
    search,
  ],
};

export default sidebars;
