import type { AiFlag } from '../../src/catalog/enumerations.ts';

type Narrative = (name: string, skill: string) => { low_expertise_narrative: string; high_expertise_narrative: string };

const NARRATIVES: Readonly<Record<AiFlag, Narrative>> = {
  'Raising the Bar': (name, skill) => ({
    low_expertise_narrative: `Getting started in ${name} asks for more than it used to: routine first tasks are increasingly done with AI tools, so employers expect beginners to show judgment early. Build evidence of ${skill} before you apply.`,
    high_expertise_narrative: `Experience in ${name} is gaining value: AI takes over preparation while decisions stay with people who know the field. Deepen ${skill} and take on work that others have to trust.`,
  }),
  'Shrinking Fields': (name, skill) => ({
    low_expertise_narrative: `Entry into ${name} is narrowing and experience earns less extra pay than before. Treat a first job here as a bridge and look early at adjacent roles where ${skill} is in demand.`,
    high_expertise_narrative: `In ${name}, AI performs much of what used to require seniority, and the pay advantage of experience is falling. Move toward roles that combine ${skill} with responsibility for people, clients or quality.`,
  }),
  'Winners Pull Away': (name, skill) => ({
    low_expertise_narrative: `AI tools make it easier to start in ${name}, but pay soon separates those who master the work from those who only operate the tools. Use the open door and invest quickly in ${skill}.`,
    high_expertise_narrative: `The gap between good and outstanding in ${name} is widening in favor of those with deep expertise. ${skill}, used together with AI, multiplies what one expert can deliver.`,
  }),
  'Lower Potential': (name, skill) => ({
    low_expertise_narrative: `${name} is becoming easier to enter as AI supports beginners, while pay rises little with experience. It is a good way in; plan the next step, with ${skill} as a skill that travels.`,
    high_expertise_narrative: `Experience in ${name} is rewarded less than it was, because AI lets newcomers catch up sooner. Use what you know of ${skill} to move into supervision, training or a related specialty.`,
  }),
};

/** Guidance for beginners and for experienced workers. `skill` is the best-paid skill of the cluster, if known. */
export function narratives(flag: AiFlag, clusterName: string, skill: string | undefined): ReturnType<Narrative> {
  return NARRATIVES[flag](clusterName, skill ?? 'judgment in unusual cases');
}
