/**
 * How a list is introduced: what a project has, what its users can do, what it must be or do, by marks alone, or by a
 * label of facts, which are no work.
 */
export type ListForm = 'having' | 'able' | 'modal' | 'marks' | 'fact';
