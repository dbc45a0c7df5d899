import styles from './styles.module.css';

export interface CodeBlockProps {
  readonly html: string;
  readonly language: string;
  readonly title?: string;
}

/** A sample, highlighted at build time by plugins/code-blocks. */
export function CodeBlock({html, language, title}: CodeBlockProps) {
  return (
    <figure className={styles.block}>
      {title !== undefined && <figcaption>{title}</figcaption>}
      <pre className={styles.body}>
        <code className={`language-${language}`} dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </figure>
  );
}
