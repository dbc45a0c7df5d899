/** What a reader should know of each transformer, in a sentence. */
export const notes: Readonly<Record<string, string>> = {
  NullToNullTransformer: 'Null stays null.',
  ScalarToScalarTransformer: 'A plain PHP cast.',
  ObjectMapperTransformer: 'Has a row for each object mapper of the application.',
  DateTimeTransformer: 'Format and zone come from DateTimeOptions.',
  StringToBackedEnumTransformer:
    'A backed enum is found by value, another one by the name of its case.',
  SymfonyUidTransformer: 'Needs symfony/uid.',
  RamseyUuidTransformer: 'Needs ramsey/uuid.',
  ObjectToStringTransformer:
    'A cast of what __toString() returns; an enum gives its value or name.',
  PresetTransformer: 'Refuses unless the context holds a target for this very source.',
  TraversableToArrayAccessTransformer: 'Items are mapped when the target names their type.',
  TraversableToTraversableTransformer: 'The result can be iterated once.',
  ArrayObjectTransformer: 'In the bundle only. Arrays count as stdClass objects.',
  ObjectToObjectTransformer: 'Property by property.',
  NullTransformer:
    'Gives an empty value; an object that exists is kept, a missing one is an exception.',
  CopyTransformer: 'Clones a value that has the right type already, refuses others.',
};
