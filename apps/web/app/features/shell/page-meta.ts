import type { MetaDescriptor } from 'react-router';
import { pageTitle, shellMessages } from './messages.ts';

/** What a page says about itself in the head: its title in the tab and in a shared link. A page's `meta` replaces the root's. */
export function pageMeta(title?: string, description: string = shellMessages.description): MetaDescriptor[] {
  return [
    { title: pageTitle(title) },
    { name: 'description', content: description },
    { property: 'og:title', content: pageTitle(title) },
    { property: 'og:description', content: description },
  ];
}
