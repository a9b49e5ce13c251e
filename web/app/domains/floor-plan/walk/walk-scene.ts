import {
  BoxGeometry,
  BufferGeometry,
  CanvasTexture,
  Color,
  DirectionalLight,
  DoubleSide,
  Fog,
  HemisphereLight,
  Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Object3D,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  Shape,
  ShapeGeometry,
  SRGBColorSpace,
  Sprite,
  SpriteMaterial,
  Texture,
  TextureLoader,
  WebGLRenderer,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { centreOf, distance, edgesOf, signedArea } from '@fairbridge/contract/floor-plan/floor-plan.geometry.ts';
import { elementName, ELEMENT_KINDS } from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';
import type { PlanBooth, PlanFloor, Point, Points } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { type Lang } from '@fairbridge/contract/text.ts';
import { hallStyle } from '../../../components/booth/booth-plate.tsx';
import { pictureAt } from '../../../ui/picture.tsx';
import { signOf } from '../plan-map-signs.ts';
import { WalkedFloor, type Stance } from './walk-steps.ts';
import { companyNames } from '../company-names.ts';

/** What a walk shows of one floor. */
export type Walked = {
  floor: PlanFloor;
  /** Of halls, by code. */
  colours: ReadonlyMap<string, string>;
  lang: Lang;
  isDark: boolean;
  /** Lines of this floor. */
  route: readonly Points[];
};

/** Metres. */
const [EYES, WALL, BEAM] = [1.65, 2.5, 0.45];
/** So far signs can be read, and logos made out; farther away none is kept. */
const [SIGNS_WITHIN, LOGOS_WITHIN] = [32, 16];
const NO_HALL = '#4a504d';
const FONT = "'Overpass Variable',Arial,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif";
/** Pixels of a sign's canvas for one metre. */
const PER_METRE = 128;

type Side = { booth: PlanBooth; from: Point; to: Point; isOpen: boolean };

/** The sides of the booths: open towards the aisles, a wall where the next booth begins. */
function sidesOf({ booths }: PlanFloor, walked: WalkedFloor): Side[] {
  return booths.flatMap((booth) => {
    const clockwise = signedArea(booth.points) > 0;
    return edgesOf(booth.points).map(([from, to]): Side => {
      const length = distance(from, to) || 1;
      const outward = (clockwise ? 1 : -1) * 0.5;
      const beside: Point = [
        (from[0] + to[0]) / 2 + ((to[1] - from[1]) / length) * outward,
        (from[1] + to[1]) / 2 - ((to[0] - from[0]) / length) * outward,
      ];
      const other = walked.boothAt(beside);
      return { booth, from, to, isOpen: other === undefined || other === booth };
    });
  });
}

/** Places something that is `length` long along a side, its middle so high. */
function along({ from, to }: Pick<Side, 'from' | 'to'>, height: number): Matrix4 {
  const place = new Object3D();
  place.position.set((from[0] + to[0]) / 2, height, (from[1] + to[1]) / 2);
  place.rotation.y = -Math.atan2(to[1] - from[1], to[0] - from[0]);
  place.updateMatrix();
  return place.matrix;
}

const flat = (corners: Points, height: number): BufferGeometry => {
  const shape = new Shape();
  for (const [at, [x, y]] of corners.entries())
    if (at === 0) shape.moveTo(x, y);
    else shape.lineTo(x, y);
  return new ShapeGeometry(shape).rotateX(Math.PI / 2).translate(0, height, 0);
};

/** Letters on the colour of a hall, as large as they fit. */
function signCanvas(text: string, { metres, fill, letters }: { metres: number; fill: string; letters: string }) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(metres * PER_METRE), Math.round(BEAM * PER_METRE)];
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  context.fillStyle = fill;
  context.fillRect(0, 0, canvas.width, canvas.height);
  let size = canvas.height * 0.62;
  context.font = `700 ${size}px ${FONT}`;
  size *= Math.min(1, (canvas.width * 0.94) / context.measureText(text).width);
  context.font = `700 ${size}px ${FONT}`;
  context.fillStyle = letters;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, canvas.width / 2, canvas.height / 2);
  return canvas;
}

const textureOf = (canvas: HTMLCanvasElement): CanvasTexture => {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
};

function dispose(object: Object3D): void {
  object.traverse((one) => {
    if (!(one instanceof Mesh || one instanceof Sprite)) return;
    one.geometry.dispose();
    const materials: Material[] = Array.isArray(one.material) ? one.material : [one.material];
    for (const material of materials) {
      if ('map' in material && material.map instanceof Texture) material.map.dispose();
      material.dispose();
    }
  });
}

/** Can this browser draw in three dimensions? */
export const canWalk = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;

/** One floor in three dimensions, as somebody sees it who walks on it. It is drawn when something has changed. Runs in a browser alone. */
export class WalkScene {
  readonly #renderer: WebGLRenderer;
  readonly #camera = new PerspectiveCamera(68, 1, 0.1, 220);
  readonly #scene = new Scene();
  readonly #logos = new TextureLoader();
  readonly #sizes: ResizeObserver;
  readonly #container: HTMLElement;
  #floor = new WalkedFloor({ code: '', name: { zh: '', en: '' }, width: 0, depth: 0, elements: [], booths: [] });
  #walked: Walked | null = null;
  #sides: Side[] = [];
  /** What stands at a booth only while somebody is near. */
  readonly #near = new Map<string, Object3D>();
  #stance: Stance = { at: [0, 0], heading: 0 };
  #isAsked = false;

  constructor(container: HTMLElement) {
    this.#container = container;
    this.#renderer = new WebGLRenderer({ antialias: true });
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.#renderer.domElement.setAttribute('aria-hidden', 'true');
    container.append(this.#renderer.domElement);
    this.#sizes = new ResizeObserver(() => this.#resize());
    this.#sizes.observe(container);
  }

  destroy(): void {
    this.#sizes.disconnect();
    this.#clear();
    this.#renderer.dispose();
    this.#renderer.domElement.remove();
  }

  get floor(): WalkedFloor {
    return this.#floor;
  }

  show(walked: Walked): void {
    this.#clear();
    this.#walked = walked;
    this.#floor = new WalkedFloor(walked.floor);
    this.#sides = sidesOf(walked.floor, this.#floor);
    this.#build(walked);
    this.#ask();
  }

  stand(stance: Stance): void {
    this.#stance = stance;
    const { at, heading } = stance;
    this.#camera.position.set(at[0], EYES, at[1]);
    this.#camera.rotation.set(0, -heading, 0);
    this.#showNear();
    this.#ask();
  }

  #clear(): void {
    for (const child of this.#scene.children) dispose(child);
    this.#scene.clear();
    this.#near.clear();
  }

  #resize(): void {
    const { clientWidth, clientHeight } = this.#container;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#renderer.setSize(clientWidth, clientHeight);
    this.#camera.aspect = clientWidth / clientHeight;
    this.#camera.updateProjectionMatrix();
    this.#ask();
  }

  /** Draws once before the next frame, however much has changed. */
  #ask(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    requestAnimationFrame(() => {
      this.#isAsked = false;
      this.#renderer.render(this.#scene, this.#camera);
    });
  }

  #hall(code: string): string {
    return this.#walked?.colours.get(code) ?? NO_HALL;
  }

  #build({ floor, isDark, route, lang }: Walked): void {
    const [sky, ground, wall] = isDark ? ['#12181a', '#2b3231', '#59615f'] : ['#dfe8ea', '#cfcabb', '#fbfaf6'];
    this.#scene.background = new Color(sky);
    this.#scene.fog = new Fog(sky ?? '', 35, 150);
    const light = new HemisphereLight('#ffffff', isDark ? '#333333' : '#b8b3a4', isDark ? 1.6 : 2.4);
    const sun = new DirectionalLight('#ffffff', isDark ? 0.5 : 1);
    sun.position.set(30, 60, 20);
    this.#scene.add(light, sun);
    const under = new PlaneGeometry(floor.width, floor.depth).rotateX(-Math.PI / 2);
    this.#add([under.translate(floor.width / 2, 0, floor.depth / 2)], new MeshLambertMaterial({ color: ground }));
    for (const hall of new Set(floor.booths.map((booth) => booth.hall))) this.#buildHall(floor, hall, wall ?? '');
    const lines = route.flatMap((line) => line.slice(1).map((to, at) => ({ from: line[at] ?? to, to })));
    this.#add(
      lines.map((line) =>
        new BoxGeometry(distance(line.from, line.to) + 0.3, 0.03, 0.3).applyMatrix4(along(line, 0.05)),
      ),
      new MeshBasicMaterial({ color: isDark ? '#7db4ff' : '#0b63ce' }),
    );
    for (const element of floor.elements) {
      if (ELEMENT_KINDS[element.kind].shape !== 'place' || signOf(element.kind) === undefined) continue;
      const text = `${signOf(element.kind)} ${elementName(element, lang)}`;
      const metres = 2.4;
      const canvas = signCanvas(text, { metres, fill: '#16191a', letters: '#ffffff' });
      const sign = new Sprite(new SpriteMaterial({ map: textureOf(canvas) }));
      const [x, y] = centreOf(element.points);
      sign.position.set(x, 3.2, y);
      sign.scale.set(metres, BEAM, 1);
      this.#scene.add(sign);
    }
  }

  /** Carpets, walls and beams of one hall's booths, each kind as one mesh: a fair of thousands is drawn in few calls. */
  #buildHall(floor: PlanFloor, hall: string, wall: string): void {
    const colour = this.#hall(hall);
    const booths = floor.booths.filter((booth) => booth.hall === hall);
    const sides = this.#sides.filter(({ booth }) => booth.hall === hall);
    const lengthOf = ({ from, to }: Side): number => distance(from, to);
    const carpet = new Color(colour).lerp(new Color(wall), 0.55);
    this.#add(
      booths.map(({ points }) => flat(points, 0.03)),
      new MeshLambertMaterial({ color: carpet, side: DoubleSide }),
    );
    this.#add(
      sides
        .filter(({ isOpen }) => !isOpen)
        .map((side) => new BoxGeometry(lengthOf(side), WALL, 0.06).applyMatrix4(along(side, WALL / 2))),
      new MeshLambertMaterial({ color: wall }),
    );
    const beams = sides
      .filter(({ isOpen }) => isOpen)
      .map((side) => new BoxGeometry(lengthOf(side), BEAM, 0.08).applyMatrix4(along(side, WALL + BEAM / 2)));
    const posts = booths.flatMap(({ points }) =>
      points.map(([x, y]) => new BoxGeometry(0.08, WALL, 0.08).translate(x, WALL / 2, y)),
    );
    this.#add([...beams, ...posts], new MeshLambertMaterial({ color: colour }));
  }

  #add(geometries: BufferGeometry[], material: Material): void {
    if (geometries.length === 0) return;
    const merged = mergeGeometries(geometries.map((one) => (one.index === null ? one : one.toNonIndexed())));
    for (const one of geometries) one.dispose();
    this.#scene.add(new Mesh(merged, material));
  }

  /** Signs and logos of the booths around; those left behind go. */
  #showNear(): void {
    if (this.#walked === null) return;
    const { lang } = this.#walked;
    const wanted = new Set<string>();
    for (const [place, side] of this.#sides.entries()) {
      const away = distance(this.#stance.at, [(side.from[0] + side.to[0]) / 2, (side.from[1] + side.to[1]) / 2]);
      if (side.isOpen && away < SIGNS_WITHIN) {
        const key = `sign ${place}`;
        wanted.add(key);
        if (!this.#near.has(key)) this.#keep(key, this.#sign(side, lang));
      }
      const [first] = side.booth.exhibitors;
      if (!side.isOpen && away < LOGOS_WITHIN && first?.logo) {
        const key = `logo ${place}`;
        wanted.add(key);
        if (!this.#near.has(key)) this.#keep(key, this.#logo(side, first.logo));
      }
    }
    for (const [key, object] of this.#near) {
      if (wanted.has(key)) continue;
      dispose(object);
      this.#scene.remove(object);
      this.#near.delete(key);
    }
  }

  #keep(key: string, object: Object3D): void {
    this.#near.set(key, object);
    this.#scene.add(object);
  }

  /** Number and company on both faces of the beam, so that they are read from the aisle and from within. */
  #sign(side: Side, lang: Lang): Object3D {
    const { booth, from, to } = side;
    const metres = Math.min(6, distance(from, to));
    const name = companyNames(booth.exhibitors, lang);
    const fill = this.#hall(booth.hall);
    const canvas = signCanvas(name === '' ? booth.number : `${booth.number}  ${name}`, {
      metres,
      fill,
      letters: hallStyle(fill)['--on-hall'],
    });
    const material = new MeshBasicMaterial({ map: textureOf(canvas) });
    const both = new Object3D();
    for (const turn of [0, Math.PI]) {
      const face = new Mesh(new PlaneGeometry(metres, BEAM), material);
      face.position.set(0, 0, turn === 0 ? 0.05 : -0.05);
      face.rotation.y = turn;
      both.add(face);
    }
    both.applyMatrix4(along(side, WALL + BEAM / 2));
    return both;
  }

  /** The company's logo on a wall of its booth, on the side that faces its inside. */
  #logo(side: Side, address: string): Object3D {
    const picture = new Mesh(new PlaneGeometry(1.2, 1.2), new MeshBasicMaterial({ transparent: true, opacity: 0 }));
    const inward = signedArea(side.booth.points) > 0 ? 0.05 : -0.05;
    picture.position.set(0, 0, inward);
    if (inward < 0) picture.rotation.y = Math.PI;
    const placed = new Object3D();
    placed.add(picture);
    placed.applyMatrix4(along(side, 1.5));
    this.#logos.load(pictureAt(address, 200), (texture) => {
      texture.colorSpace = SRGBColorSpace;
      picture.material.map = texture;
      picture.material.opacity = 1;
      picture.material.needsUpdate = true;
      this.#ask();
    });
    return placed;
  }
}
