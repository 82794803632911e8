import { EACH_SOCIAL_LINK, type SiteCondition } from '@daymark/contract/site-facts';
import { createElement, type ReactNode } from 'react';

type ConditionProps = { fact: SiteCondition; children: ReactNode };

/** There only on servers of which this holds: the server takes it out elsewhere. */
export const When = ({ fact, children }: ConditionProps) => createElement(`when-${fact}`, null, children);

/** There on all other servers. */
export const Unless = ({ fact, children }: ConditionProps) => createElement(`unless-${fact}`, null, children);

/** Repeated by the server for each link that it was given. */
export const EachSocialLink = ({ children }: { children: ReactNode }) =>
  createElement(EACH_SOCIAL_LINK, null, children);
