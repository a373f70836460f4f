import { paths } from "../paths.ts";
import { BlockPrint } from "../ui/block-print.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { ProsePage, ProseSection } from "../ui/prose-page.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";

const values = [
  [
    "Made by somebody",
    "Each piece names its craft: the block, the loom, the needle. We buy from the workshop itself and pay half in advance.",
  ],
  [
    "Cut to move",
    "Pockets where a hand goes. Hems that take the stairs. Patterns drawn on women of many sizes, not graded up from one.",
  ],
  [
    "Few, and well",
    "Small runs, recut when they are loved. What does not sell becomes patchwork, not waste.",
  ],
] as const;

/** The story of the brand. */
export const AboutPage = () => {
  usePageTitle("About");
  return (
    <ProsePage
      title="Western lines, Indian hands"
      lead="Saanjh is the hour when the light turns and the day lets go. We make clothes for it: a blazer that stays for dinner, a dress that came from the office."
    >
      <ProseSection title="Our story">
        <p>
          It began in Chandigarh, a city drawn with a ruler and planted with gulmohar. Meher Gill cut shirts
          for a living and collected cloth for love: ajrakh from Kutch, ikat from Pochampally, chikan from
          Lucknow. One summer she put the two on one table.
        </p>
        <p>
          The shapes are the ones the world wears to work and out. The surface is ours: printed by hand, dyed
          in a vat, tied, woven, embroidered. No two lengths come out quite alike, and we like it that way.
        </p>
      </ProseSection>
      <div className="mt-12 text-madder">
        <BlockPrint />
      </div>
      <ProseSection title="Our mission">
        <p>
          To keep Indian craft in daily use, not behind glass: worn on the metro, washed on a Sunday, passed
          on. And to do it at prices that a first salary can meet.
        </p>
      </ProseSection>
      <ProseSection title="Our values">
        <dl className="grid gap-5">
          {values.map(([name, text]) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </ProseSection>
      <ButtonLink to={paths.shop()} size="large" className="mt-12">
        See the collection
      </ButtonLink>
    </ProsePage>
  );
};
