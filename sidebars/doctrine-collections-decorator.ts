import {section} from './section';

/** The pages of doctrine-collections-decorator, in reading order. */
export const doctrineCollectionsDecorator = section('doctrine-collections-decorator', []);
