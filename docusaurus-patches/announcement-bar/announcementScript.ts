import {isRecord} from '../../shared/json/isRecord';

/** The part of `localStorage` that the script needs. */
export type AnnouncementStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Forgets the dismissal of an earlier announcement, so that the classic theme's own script, which runs
 * next and ignores ids, shows the new one on the first load. The function is inlined into the page as text,
 * so it must not use anything from outside.
 */
export function forgetOldDismissal(
  id: string,
  namespace: string,
  storage: AnnouncementStorage,
): void {
  const idKey = 'docusaurus.announcement.id' + namespace;
  const dismissKey = 'docusaurus.announcement.dismiss' + namespace;
  if (storage.getItem(idKey) !== id) {
    storage.setItem(dismissKey, 'false');
    storage.setItem(idKey, id);
  }
}

/** The id of the announcement in a theme configuration, if any. */
export function announcementId(themeConfig: Readonly<Record<string, unknown>>): string | undefined {
  const bar = themeConfig['announcementBar'];
  return isRecord(bar) && typeof bar.id === 'string' && bar.id !== '' ? bar.id : undefined;
}

/** The inline script for the announcement with this id; storage that throws (blocked cookies) is ignored. */
export function announcementScript(id: string, namespace: string): string {
  const values = [id, namespace].map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  return `try { (${String(forgetOldDismissal)})(${values.join(', ')}, localStorage); } catch (e) {}`;
}
