import { EACH_SOCIAL_LINK, type SiteCondition } from '@daymark/contract/site-facts';
import { createElement, type ReactNode } from 'react';

type ConditionProps = { fact: SiteCondition; children: ReactNode };

/** Only on servers for which the fact is true; the server removes it otherwise. */
export const When = ({ fact, children }: ConditionProps) => createElement(`when-${fact}`, null, children);

/** Only on servers for which the fact is false. */
export const Unless = ({ fact, children }: ConditionProps) => createElement(`unless-${fact}`, null, children);

/** Repeated by the server for each configured link. */
export const EachSocialLink = ({ children }: { children: ReactNode }) =>
  createElement(EACH_SOCIAL_LINK, null, children);
