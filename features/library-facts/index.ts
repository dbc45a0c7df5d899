// What other features may use at build time; components import `read/` directly.
export {type ApiLinks, apiLinks} from './links';
export {releaseUrl} from './read/addresses';
export {longDate} from './read/dates';
export {allLibraries, groups} from './read/packages';
export {type PublishedFile, writeFacts} from './publish/writeFacts';
export {addReference} from './reference/addToDocs';
export type {GoneName} from './reference/goneNames';
export {type ReferenceClass, type ReferenceNames, readNames} from './reference/readNames';
export {recordApi} from './record/recordApi';
export type {MappingRow, MappingTry} from './record/recordMappings';
export {recordServices} from './record/recordServices';
export type {Release} from './record/releases';
export {stubOf, stubPath} from './record/stubs';
export type {Api, ApiClass, ApiMethod, ApiParam} from './schema/api';
export type {Messages} from './schema/messages';
export {type Library, parsePackages} from './schema/packages';
export {readApis, readMessages, readServices} from './schema/recordedFiles';
export type {BaseCommand, Bundle, Command, ConfigurationNode, Services} from './schema/services';
