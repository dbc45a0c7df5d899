import {section} from './section';

/** The pages of domain-event, in reading order. */
export const domainEvent = section('domain-event', []);
