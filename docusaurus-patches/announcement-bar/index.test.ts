import {expect, test} from 'vitest';

import {type InjectedTags, withAnnouncement} from '.';
import {announcementScript} from './announcementScript';

const tags: InjectedTags = {preBodyTags: [{tagName: 'svg'}]};
const site = (id?: string) => ({
  siteConfig: {themeConfig: id === undefined ? {} : {announcementBar: {id}}},
  siteStorage: {namespace: '-x'},
});

test('the script comes first', () => {
  const innerHTML = announcementScript('mapper-3', '-x');
  expect(withAnnouncement(tags, site('mapper-3')).preBodyTags).toEqual([
    {tagName: 'script', innerHTML},
    {tagName: 'svg'},
  ]);
});

test('nothing changes without an announcement', () => {
  expect(withAnnouncement(tags, site())).toBe(tags);
});
