// Animals and beasts: to touch, feed or ride one it must be there; to speak of one it need not.

export const CREATURES: ReadonlySet<string> = new Set(
  `cat kitten dog puppy hound husky poodle corgi labrador beagle collie sheepdog bulldog pug dachshund tabby retriever terrier horse pony foal mare stallion donkey mule cow calf bull ox goat lamb sheep ram pig piglet hen rooster chick chicken duck duckling goose swan pigeon dove sparrow crow raven
  owl hawk falcon eagle parrot parakeet canary rabbit bunny hare mouse rat hamster squirrel hedgehog fox wolf bear cub tiger lion panther leopard elephant deer fawn stag moose monkey ape gorilla camel llama alpaca turtle tortoise
  snake lizard gecko frog toad dolphin whale seal otter penguin panda koala dragon wyvern griffin gryphon pegasus unicorn phoenix hydra slime beast creature animal critter pet familiar`.split(
    /\s+/,
  ),
);
