import {section} from './section';

/** The pages of domain-event, in reading order. */
export const domainEvent = section('domain-event', [
  'domain-event/intro',
  'domain-event/basic-usage',
  'domain-event/pseudo-magic-method',
  'domain-event/equatable',
  'domain-event/transaction',
  'domain-event/called-code',
  'domain-event/manual-control',
  'domain-event/dispatch-events',
  'domain-event/transactional-outbox-pattern',
  'domain-event/outbox-guarantees',
  'domain-event/published-listeners',
  'domain-event/outbox-setup',
  'domain-event/workers',
  'domain-event/multiple-entity-managers',
  'domain-event/batch-processing',
  'domain-event/testing',
  'domain-event/tips',
  'domain-event/debugging',
  'domain-event/security',
  'domain-event/configuration',
  'domain-event/reference',
  'domain-event/comparison',
  'domain-event/upgrade',
]);
