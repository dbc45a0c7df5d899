/** The most gzip bytes of both files for each page, without the questions that readers ask and the facts of the libraries. */
export const maxBytesPerPage = 1_091;

/** The most gzip bytes of questions for each page. */
export const questionBytesPerPage = 329;

/** The most gzip bytes of messages, other names and the thesaurus, which do not grow with the pages. */
export const maxFactBytes = 27_400;

/** The most gzip bytes of the names in the API reference and of those that are gone. */
export const maxNameBytes = 25_450;

/** The most that both files may have in all, questions included, for a site with `plannedPages` pages. */
export const maxBytes = 550_000;
export const plannedPages = 350;

/** What each further page may add to that. */
export const bytesOfFurtherPage = 1_600;
