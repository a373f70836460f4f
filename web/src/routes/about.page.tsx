import { contactDetails } from "../contact-details.ts";
import { useAboutPageQuery } from "../graphql/generated.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { ProsePage, ProseSection } from "../ui/prose-page.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { Crafts } from "../features/content/about/crafts.tsx";
import { Portrait } from "../features/content/about/portrait.tsx";

const values = [
  [
    "Made by named hands",
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

/** The story of the brand, its mission and its values (specification, section 2). */
export const AboutPage = () => {
  usePageTitle("About");
  const { data } = useAboutPageQuery();
  return (
    <ProsePage
      title="Western lines, Indian hands"
      lead="Saanjh is the hour when the light turns and the day lets go. We make clothes for it: a blazer that stays for dinner, a dress that came from the office."
      aside={<Portrait products={data?.loom} />}
    >
      <ProseSection title="Our story">
        <p>
          Saanjh is the word for dusk, in Hindi and in Punjabi: say it with a long a, and let the end go soft.
        </p>
        <p>
          It began in Chandigarh, a city drawn with a ruler and planted with gulmohar.{" "}
          {contactDetails.founder} cut shirts for a living and collected cloth for love: ajrakh from Kutch,
          ikat from Pochampally, chikan from Lucknow. One summer she put the two on one table.
        </p>
        <p>
          The shapes are the ones the world wears to work and out. The surface is ours: printed by hand, dyed
          in a vat, tied, woven, embroidered. No two lengths come out quite alike, and we like it that way.
        </p>
      </ProseSection>
      <Crafts productsByCraft={data} />
      <section
        className="mt-16 bg-marigold-tint px-5 py-12 md:mt-24 md:px-12 md:py-20"
        aria-labelledby="mission"
      >
        <h2 id="mission" className="eyebrow font-sans text-marigold-deep">
          Our mission
        </h2>
        <p className="mt-4 max-w-220 font-display text-2xl leading-snug text-balance md:text-3xl">
          To keep Indian craft in daily use, not behind glass: worn on the metro, washed on a Sunday, passed
          on. And to do it at prices that a first salary can meet.
        </p>
      </section>
      <section className="mt-16 md:mt-24" aria-labelledby="values">
        <h2 id="values" className="text-2xl md:text-3xl">
          Our values
        </h2>
        <dl className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
          {values.map(([name, text]) => (
            <div key={name} className="border-t border-ink pt-5">
              <dt className="font-display text-xl">{name}</dt>
              <dd className="mt-2 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink to={paths.shop()} size="large" className="mt-12">
          See the collection
        </ButtonLink>
      </section>
    </ProsePage>
  );
};
