import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {allLibraries} from '../read/packages';
import {publicOf} from '../reference/placeClasses';
import {readPlaced} from '../reference/readReference';
import {readApis, readHistories, readMessages, readServices} from '../schema/recordedFiles';
import {schemaFile} from './applicationFacts';
import {configurationSchema} from './configurationSchema';
import {factsFile, factsSchema} from './factsFile';

/** A published file, for the list that programs read. */
export interface PublishedFile {
  readonly title: string;
  /** Its path on the site, without a slash at the start. */
  readonly file: string;
  readonly description: string;
}

/**
 * Writes what is known about each library as JSON, with its schema, and a JSON Schema of the configuration of each
 * bundle. `origin` is the address of the site without a slash at the end.
 *
 * @throws Error if facts do not have the form that the schema promises.
 */
export function writeFacts(siteDir: string, outDir: string, origin: string): PublishedFile[] {
  const written: PublishedFile[] = [];
  const write = (file: string, content: unknown, title: string, description: string) => {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    writeFileSync(path.join(outDir, file), `${JSON.stringify(content)}\n`);
    written.push({title, file, description});
  };
  const schema = 'facts/schema.json';
  write(
    schema,
    {$id: `${origin}/${schema}`, ...jsonSchemaOf(factsSchema)},
    'Schema of the facts',
    'JSON Schema of the files below',
  );
  const generated = path.join(siteDir, 'generated');
  const placed = publicOf(readPlaced(siteDir));
  const histories = readHistories(path.join(generated, 'history'));
  const messages = readMessages(path.join(generated, 'messages'));
  const services = readServices(path.join(generated, 'services'));
  for (const api of readApis(path.join(generated, 'api'))) {
    // Two sections may share a repository; the first one names it.
    const library = allLibraries.find(({repository}) => repository === api.repository);
    if (library !== undefined) {
      const ofLibrary = (one: {readonly repository: string}) => one.repository === api.repository;
      const records = {
        library,
        api,
        history: histories.find(ofLibrary),
        messages: messages.find(ofLibrary),
        services: services.find(ofLibrary),
      };
      const facts = factsFile(records, placed, origin, `${origin}/${schema}`);
      const {error} = factsSchema.safeParse(facts);
      if (error !== undefined) {
        throw new Error(`facts/${api.library}.json: ${z.prettifyError(error)}`);
      }
      write(
        `facts/${api.library}.json`,
        facts,
        `Facts of ${api.library}`,
        `public classes, history, messages, configuration, services and commands at ${library.release}`,
      );
    }
  }
  for (const bundle of services.flatMap(({bundles}) => bundles)) {
    const file = schemaFile(bundle.alias);
    write(
      file,
      configurationSchema(bundle, `${origin}/${file}`),
      `Configuration of ${bundle.alias}`,
      'JSON Schema of its YAML files',
    );
  }
  return written;
}

/** Without "readOnly", which Zod writes for what our code must not change. */
function jsonSchemaOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, {
    override: ({jsonSchema}) => {
      delete jsonSchema.readOnly;
    },
  });
}
