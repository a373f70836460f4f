import { ColorFamily, Fabric } from "../facets/facet.rules.ts";
import { GarmentKind } from "../../catalogue/garment-kind.rules.ts";

/** The words of a title that name a kind. The first kind with a word in the title is taken: special ones stand first. */
export const kindWords = [
  [GarmentKind.JHUMKA, "jhumka jhumkas jhumki jhumkis earring earrings chandbali chandbalis"],
  [GarmentKind.BANGLES, "bangle bangles kada kadas bracelet bracelets churi churis"],
  [GarmentKind.BAG, "bag bags potli potlis clutch clutches sling slings tote totes purse purses"],
  [GarmentKind.JUTTI, "jutti juttis mojari mojaris kolhapuri kolhapuris sandal sandals flats"],
  [GarmentKind.BELT, "belt belts sash sashes"],
  [GarmentKind.JUMPSUIT, "jumpsuit jumpsuits playsuit playsuits"],
  [GarmentKind.CO_ORD, "ord ords coord coords set sets suit suits"],
  [GarmentKind.SAREE_GOWN, "gown gowns saree sarees sari saris"],
  [GarmentKind.ANARKALI, "anarkali anarkalis"],
  [GarmentKind.KURTA, "kurta kurtas kurti kurtis tunic tunics"],
  [GarmentKind.SKIRT, "lehenga lehengas skirt skirts ghagra ghagras"],
  [GarmentKind.BLAZER, "blazer blazers jacket jackets coat coats shrug shrugs"],
  [GarmentKind.DRESS, "dress dresses frock frocks"],
  [
    GarmentKind.TROUSERS,
    "culotte culottes trouser trousers pant pants palazzo palazzos salwar salwars jeans",
  ],
  [GarmentKind.TOP, "top tops shirt shirts blouse blouses choli cholis camisole camisoles"],
  [GarmentKind.DUPATTA, "dupatta dupattas odhni odhnis"],
  [GarmentKind.SCARF, "scarf scarves stole stoles shawl shawls"],
] as const;

/** The words of a colour's name. The first family with a word in the name is taken: "Silver Grey" is grey. */
export const colorWords = [
  [ColorFamily.GREY, "grey gray charcoal slate ash steel graphite smoke"],
  [ColorFamily.GOLD, "gold golden copper brass bronze"],
  [ColorFamily.SILVER, "silver pewter"],
  [ColorFamily.PINK, "pink rani rose blush fuchsia magenta"],
  [ColorFamily.RED, "red maroon wine crimson scarlet burgundy cherry ruby"],
  [ColorFamily.ORANGE, "orange coral terracotta rust saffron kesari peach apricot"],
  [ColorFamily.YELLOW, "yellow marigold turmeric mustard haldi lemon"],
  [ColorFamily.GREEN, "green emerald sage mehendi olive mint pista"],
  [ColorFamily.BLUE, "blue indigo navy neel denim teal firozi turquoise aqua cobalt"],
  [ColorFamily.PURPLE, "purple aubergine jamun lilac lavender violet mauve plum"],
  [ColorFamily.BROWN, "brown coffee chocolate mocha cinnamon walnut tan"],
  [ColorFamily.BEIGE, "beige ecru sand camel champagne nude khaki oat fawn"],
  [ColorFamily.WHITE, "white ivory pearl cream"],
  [ColorFamily.BLACK, "black kohl onyx jet"],
] as const;

/** The words of a material. A material can be of several families: "Silk-cotton". */
export const fabricWords = [
  [Fabric.COTTON, "cotton mul mulmul khadi voile cambric denim canvas muslin"],
  [Fabric.SILK, "silk mashru"],
  [Fabric.LINEN, "linen flax"],
  [Fabric.WOOL, "wool pashmina cashmere merino"],
  [Fabric.VELVET, "velvet"],
  [Fabric.SATIN, "satin"],
  [Fabric.GEORGETTE, "georgette"],
  [Fabric.CHIFFON, "chiffon"],
  [Fabric.CREPE, "crepe"],
  [Fabric.ORGANZA, "organza"],
  [Fabric.VISCOSE, "viscose rayon modal"],
  [Fabric.POLYESTER, "polyester nylon"],
  [Fabric.LEATHER, "leather"],
  [Fabric.METAL, "metal brass silver copper alloy steel"],
] as const;

/** Words of a material that is a part of the garment, not what it is made of. */
export const partWords =
  "lining slip facing tie ties cord piping tassel tassels border trim edging embroidery button buttons " +
  "zip buckle hook hooks sole strap handle beads";
