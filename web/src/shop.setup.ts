import { shopOfSpecification } from "./shop.fixture.ts";
import { setShop } from "./shop.ts";

// Before each test file: files share a process, and another file may have set a shop of its own.
setShop(shopOfSpecification);
