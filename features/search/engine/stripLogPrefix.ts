// What a log or the console puts before a message, and where it happened behind it.
// cspell:ignore sqlstate -- what PDO puts before a message
const before =
  /^\s*(?:\[?\d{4}-\d\d-\d\d[t ][\d:.,+z-]+\]?|\d\d:\d\d:\d\d|(?:critical|error|warning|notice) +\[\w+\]|error thrown while handling message [\w\\]+\.|\[?\w+\]?\.(?:critical|error|warning):?|(?:php )?(?:fatal error|warning|deprecated|notice):|uncaught(?: php)?(?: exception| error)?:?|sqlstate\[\w+\]:?|\[syntax error\] line \d+, col \d+:)(?=\s)/i;
// The block in which Symfony's console shows an exception begins with the place, and has marks on each line.
const consolePlace = /^[\s!>]*in \S+\.php line \d+:/i;
const consoleMarks = /^[ !]*!!? *|(?<=\n)[ !]*!! */g;
const behind = /\s(?:at|in) \S+\.php(?: (?:on )?line |[:(])\d.*$/is;

/** A pasted line without what a log or the console puts around its message. */
export function stripLogPrefix(text: string): string {
  const message = text
    .replace(consoleMarks, '')
    .replace(consolePlace, '')
    .replace(behind, '')
    .replace(before, '');
  if (message.trim() === '') {
    return text;
  }
  return message === text ? text : stripLogPrefix(message);
}
