// What other features may use at build time; components import `read/` directly.
export {type ApiLinks, apiLinks} from './links';
export {allLibraries, groups} from './read/packages';
export {type PublishedFile, writeFacts} from './publish/writeFacts';
export {addReference} from './reference/addToDocs';
export {recordApi} from './record/recordApi';
export type {MappingRow, MappingTry} from './record/recordMappings';
export {recordServices} from './record/recordServices';
export type {Release} from './record/releases';
export {stubOf, stubPath} from './record/stubs';
export {type Api, type ApiClass, type ApiMethod, type ApiParam, parseApi} from './schema/api';
export {type Messages, parseMessages} from './schema/messages';
export {type Library, parsePackages} from './schema/packages';
export {
  type BaseCommand,
  type Bundle,
  type Command,
  type ConfigurationNode,
  type Services,
  parseServices,
} from './schema/services';
