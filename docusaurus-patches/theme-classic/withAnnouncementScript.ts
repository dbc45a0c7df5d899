import type {HtmlTags} from '@docusaurus/types';

interface InjectedTags {
  preBodyTags?: HtmlTags;
  headTags?: HtmlTags;
  postBodyTags?: HtmlTags;
}

/** Puts a script in front of the tags that the classic theme injects before the body; none: unchanged. */
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
