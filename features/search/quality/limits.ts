/** The most gzip bytes of both files for each page, without the questions that readers ask. */
export const maxBytesPerPage = 1_300;

/** Kept free for each page: fourteen questions, once they are in the files. */
export const questionBytesPerPage = 250;

/** The most that both files may have in all, questions included. */
export const maxBytes = 550_000;

/** The site that has to fit into that. */
export const plannedPages = 350;
