import { prose } from '../html.ts';
import type { ReferencePage } from '../page.ts';
import { GUIDES, type Guide } from './tasks.ts';

const pathOf = ({ name }: Guide): string => `/reference/guides/${name}`;

/** A page for each task. */
export const guidePages: readonly ReferencePage[] = GUIDES.map((guide) => ({
  path: pathOf(guide),
  title: guide.title,
  about: guide.about,
  sections: guide.steps.map(({ title, text, examples }, at) => ({
    id: `step-${at + 1}`,
    title: `${at + 1}. ${title}`,
    html: [`<p>${prose(text)}</p>`, ...examples].join('\n'),
  })),
}));

/** The page that leads to them. */
export const guides: ReferencePage = {
  path: '/reference/guides',
  title: 'Guides',
  about: 'The commonest tasks, step by step, with requests that this server answers.',
  sections: GUIDES.map((guide) => ({
    id: guide.name,
    title: guide.title,
    html: `<p>${prose(guide.about)} <a href="${pathOf(guide)}">Read the guide</a></p>`,
  })),
};
