import {Script} from 'node:vm';

import {describe, expect, it} from 'vitest';

import {announcementId, announcementScript, forgetOldDismissal} from './announcementScript';

function storage(values: Record<string, string>) {
  const map = new Map(Object.entries(values));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
}

describe('forgetOldDismissal', () => {
  it('forgets the dismissal of another announcement', () => {
    const {map, ...store} = storage({
      'docusaurus.announcement.id': 'old',
      'docusaurus.announcement.dismiss': 'true',
    });
    forgetOldDismissal('new', '', store);
    expect(Object.fromEntries(map)).toEqual({
      'docusaurus.announcement.id': 'new',
      'docusaurus.announcement.dismiss': 'false',
    });
  });

  it('keeps the dismissal of the same announcement', () => {
    const {map, ...store} = storage({
      'docusaurus.announcement.id-x': 'same',
      'docusaurus.announcement.dismiss-x': 'true',
    });
    forgetOldDismissal('same', '-x', store);
    expect(map.get('docusaurus.announcement.dismiss-x')).toBe('true');
  });
});

describe('announcementId', () => {
  it('reads the id of an announcement, if there is one', () => {
    expect(announcementId({announcementBar: {id: 'mapper-3'}})).toBe('mapper-3');
    expect(announcementId({announcementBar: undefined})).toBeUndefined();
    expect(announcementId({})).toBeUndefined();
    expect(announcementId({announcementBar: {id: ''}})).toBeUndefined();
  });
});

describe('announcementScript', () => {
  it('is a script that an id cannot break out of', () => {
    const script = announcementScript('</script><b>', '');
    expect(script).not.toContain('</script>');
    expect(() => new Script(script)).not.toThrow();
  });
});
