/** The most bytes of gzip that the two files may have for each word of the pages, both together. */
export const mostBytesAWord = 2.3;

/** The most that both may have in all. */
export const mostBytes = 400_000;
