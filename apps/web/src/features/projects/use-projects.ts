import type { ListedProject } from '@daymark/contract/projects';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { knownProjects } from '../../plan-data/known-projects.ts';
import { projectListQuery, projectSearchQuery } from '../../plan-data/queries.ts';
import { searchLocally } from './local-search.ts';
import { keptPageSize } from './page-size.ts';
import { isNarrowed, listQueryOf, type ProjectsPlace, searchQueryOf } from './projects-place.ts';

/** A place with all defaults filled in. */
export type ShownPlace = ProjectsPlace & { from: number; page: number; limit: number };

export const shownPlace = (place: ProjectsPlace): ShownPlace => {
  const { page = 1, from = page, limit = keptPageSize() } = place;
  return { ...place, page, from, limit };
};

interface Found {
  place: ShownPlace;
  projects: readonly ListedProject[];
  total: number;
  pages: number;
  /** How many projects were searched on this device, if the server was unreachable. */
  lookedThrough?: number;
}

/** The results, and the address that they belong to. */
export type ShownProjects = Found & { address: ProjectsPlace };

const numbersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const pageQuery = (place: ShownPlace, page: number) => {
  const { limit } = place;
  return isNarrowed(place)
    ? projectSearchQuery(searchQueryOf(place, { page, limit }))
    : projectListQuery(listQueryOf(place, { page, limit }));
};

/** Removes the duplicate of a project that moved between pages while both were loading. */
const onceEach = (projects: readonly ListedProject[]) => [
  ...new Map(projects.map((project) => [project.id, project])).values(),
];

type Answer = { data: ListedProject[]; total: number; pages: number };

function joined(place: ShownPlace, answers: readonly (Answer | undefined)[]): Found | undefined {
  const last = answers.at(-1);
  if (!last || answers.includes(undefined)) return undefined;
  const projects = onceEach(answers.flatMap((answer) => answer?.data ?? []));
  return { place, projects, total: last.total, pages: last.pages };
}

function fromThisDevice(known: readonly ListedProject[], place: ShownPlace): Found {
  const found = searchLocally(known, place);
  const { from, page, limit } = place;
  return {
    place,
    projects: found.slice((from - 1) * limit, page * limit),
    total: found.length,
    pages: Math.ceil(found.length / limit),
    lookedThrough: known.length,
  };
}

/** The projects at a place. While others are loading, the previous ones stay. */
export function useProjects(address: ProjectsPlace) {
  const client = useQueryClient();
  const place = shownPlace(address);
  const pages = useQueries({
    queries: numbersFrom(place.from, place.page).map((page) => pageQuery(place, page)),
  });
  const error = pages.find((page) => page.error)?.error ?? null;
  const isUnsought = error !== null && isNarrowed(place);
  const answers = pages.map((page) => page.data);
  const there =
    joined(place, answers) ?? (isUnsought ? fromThisDevice(knownProjects(client), place) : undefined);
  const present = there && { ...there, address };

  const before = useRef<ShownProjects>(undefined);
  useEffect(() => {
    if (present) before.current = present;
  });

  return {
    place,
    /** What is on screen: this place, or still the previous one. */
    shown: present ?? before.current,
    isThere: present !== undefined,
    isFetching: pages.some((page) => page.isFetching),
    error,
    refetch: () => void Promise.all(pages.map((page) => page.refetch())),
  };
}
