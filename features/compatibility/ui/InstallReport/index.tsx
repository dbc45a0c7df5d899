import Link from '@docusaurus/Link';
import {Fragment, type ReactNode, useEffect, useState} from 'react';

import {Table} from '../../../../shared/ui/Table';
import type {Project} from '../../engine/project';
import type {Conflict} from '../../engine/solve';
import type {Installable, Verdict} from '../../engine/verdict';
import {Command} from './Command';
import {checkText} from './checkText';
import styles from './styles.module.css';

export interface InstallReportProps {
  /** The text of the clipboard. */
  readonly text: Promise<string>;
  /** The address of what all releases require. */
  readonly address: string;
  /** Called with the result in a sentence. */
  readonly onResult: (summary: string) => void;
}

/** What a check found, or a sentence that says why it could not be done. */
export type Result =
  {readonly problem: string} | {readonly project: Project; readonly verdicts: readonly Verdict[]};

/** Says for each library whether it can be installed in the project whose file is in the clipboard. */
export function InstallReport({text, address, onResult}: InstallReportProps): ReactNode {
  const [done, setDone] = useState<{readonly text: Promise<string>; readonly result: Result}>();
  useEffect(() => {
    let isCurrent = true;
    void checkText(text, address).then((result) => {
      if (isCurrent) {
        setDone({text, result});
        onResult(summaryOf(result));
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [text, address, onResult]);
  if (done?.text !== text || 'problem' in done.result) {
    return null;
  }
  const {project, verdicts} = done.result;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Library, release</th>
          <th scope="col">In this project</th>
        </tr>
      </thead>
      <tbody>
        {verdicts.map((verdict) => (
          <tr key={verdict.library.section}>
            <th scope="row" className={styles.library}>
              <Link to={`/${verdict.library.section}`}>{verdict.library.section}</Link>{' '}
              {verdict.library.release}
            </th>
            <td className={styles.verdict}>
              <VerdictText verdict={verdict} file={project.file} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The result in a sentence, for the live region. */
function summaryOf(result: Result): string {
  if ('problem' in result) {
    return result.problem;
  }
  const {project, verdicts} = result;
  const count = verdicts.filter(({documented}) => documented !== undefined).length;
  return `By this ${project.file}, ${String(count)} of ${String(verdicts.length)} libraries can be installed in the documented release.`;
}

interface VerdictTextProps {
  readonly verdict: Verdict;
  readonly file: Project['file'];
}

function VerdictText({verdict, file}: VerdictTextProps): ReactNode {
  const {documented, earlier, conflicts, present} = verdict;
  const version = present === undefined ? null : <p>Locked: {present}.</p>;
  if (documented !== undefined) {
    return (
      <>
        {version}
        <InstallableText installable={documented} />
      </>
    );
  }
  return (
    <>
      {version}
      <ConflictText conflicts={conflicts} file={file} />
      {earlier === undefined ? (
        <p>No recorded release can be installed.</p>
      ) : (
        <>
          <p>Newest release that can be installed: {earlier.release}.</p>
          <InstallableText installable={earlier} />
        </>
      )}
    </>
  );
}

const mostUpdates = 3;

function InstallableText({installable}: {readonly installable: Installable}): ReactNode {
  const {command, php, updates, withUpdates} = installable;
  const shown = updates.slice(0, mostUpdates);
  return (
    <>
      <Command text={command} />
      {withUpdates && (
        <p>
          Updates locked packages, if composer.json allows it
          {shown.map(({by, text}, index) => (
            <Fragment key={by}>
              {index === 0 ? ': ' : ', '}
              <code>{by}</code> to <code>{text}</code>
            </Fragment>
          ))}
          {updates.length > shown.length && ` and ${String(updates.length - shown.length)} more`}.
        </p>
      )}
      {php !== undefined && (
        <p>
          Needs PHP <code>{php}</code>.
        </p>
      )}
    </>
  );
}

/** The first requirement in the way; PHP comes first, because other requirements often follow from it. */
function ConflictText({
  conflicts,
  file,
}: {
  readonly conflicts: readonly Conflict[];
  readonly file: Project['file'];
}): ReactNode {
  const first = conflicts.find((one) => one.package === 'php') ?? conflicts[0];
  if (first === undefined) {
    return <p>The requirements contradict each other.</p>;
  }
  const {wanted, has} = first;
  const others = new Set(conflicts.map((one) => one.package)).size - 1;
  return (
    <p>
      <code>{wanted.by}</code> requires <code>{first.package}</code> <code>{wanted.text}</code>,{' '}
      {has.length === 0 ? (
        'which is not among the recorded releases'
      ) : (
        <>
          but{' '}
          {has.map(({by, text}, index) => (
            <Fragment key={`${by} ${text}`}>
              {index > 0 && ', '}
              {by === file ? file : <code>{by}</code>} has <code>{text}</code>
            </Fragment>
          ))}
        </>
      )}
      .
      {others > 0 &&
        ` ${String(others)} more ${others === 1 ? 'package is' : 'packages are'} in the way.`}
    </p>
  );
}
