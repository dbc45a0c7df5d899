import Link from '@docusaurus/Link';

import styles from './styles.module.css';

export interface SearchSuggestionsProps {
  readonly near: readonly string[];
  readonly text: string;
  readonly onNear: (text: string) => void;
}

/** What is shown when nothing was found: the words in the documentation that come close. */
export function SearchSuggestions({near, text, onNear}: SearchSuggestionsProps) {
  return (
    <div className={styles.near}>
      <p className={styles.title}>
        <strong>No results</strong> for “{text}”
      </p>
      {near.length > 0 && (
        <>
          <p className={styles.question}>Did you mean</p>
          <ul className={styles.words}>
            {near.map((word) => (
              <li key={word}>
                <button
                  className={styles.word}
                  type="button"
                  onClick={() => {
                    onNear(word);
                  }}
                >
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.hint}>
        Class names, attributes, option keys and error messages can be searched whole or in part.
        What the pages do not say, ask in the library’s repository on{' '}
        <Link to="https://github.com/rekalogika">GitHub</Link>.
      </p>
    </div>
  );
}
