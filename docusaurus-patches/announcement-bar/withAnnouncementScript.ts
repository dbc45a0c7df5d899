import type {HtmlTags} from '@docusaurus/types';

/** What a plugin injects into the HTML of each page. */
export interface InjectedTags {
  preBodyTags?: HtmlTags;
  headTags?: HtmlTags;
  postBodyTags?: HtmlTags;
}

/** Puts a script before the tags that the classic theme injects before the body, if there is a script. */
export function withAnnouncementScript(
  tags: InjectedTags,
  script: string | undefined,
): InjectedTags {
  if (script === undefined || script === '') {
    return tags;
  }
  const before = [tags.preBodyTags ?? []].flat();
  return {...tags, preBodyTags: [{tagName: 'script', innerHTML: script}, ...before]};
}
