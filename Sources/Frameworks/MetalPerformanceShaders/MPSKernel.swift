import Foundation
import Metal

/// Whether a graphics processor can run these kernels: no. There is none (DEV-1241), so that nobody can ask either.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }

/// Work for a graphics processor. As there is none, no device can be given to one, and nothing is encoded (DEV-1241).
open class MPSKernel: NSObject {
    /// The graphics processor.
    public let device: any MTLDevice
    /// The name that people who debug see.
    open var label: String?

    /// Work for a device.
    public init(device: any MTLDevice) { self.device = device }
}

/// Work that makes a picture of another.
open class MPSUnaryImageKernel: MPSKernel {
    /// Encodes the work. There is nothing that would run it.
    open func encode(
        commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, destinationTexture: any MTLTexture
    ) {}
}

/// A picture in two colours by a brightness.
open class MPSImageThresholdBinary: MPSUnaryImageKernel {
    /// From where on a pixel is bright.
    public let thresholdValue: Float
    /// The value that bright pixels become.
    public let maximumValue: Float

    /// - Parameter transform: the weights of red, green and blue in the brightness; nil for the system's. Not looked at.
    public init(
        device: any MTLDevice, thresholdValue: Float, maximumValue: Float,
        linearGrayColorTransform transform: UnsafePointer<Float>?
    ) {
        (self.thresholdValue, self.maximumValue) = (thresholdValue, maximumValue)
        super.init(device: device)
    }
}

/// A blurred picture.
open class MPSImageGaussianBlur: MPSUnaryImageKernel {
    /// How blurred, in pixels.
    public let sigma: Float

    /// - Parameter sigma: in pixels
    public init(device: any MTLDevice, sigma: Float) {
        self.sigma = sigma
        super.init(device: device)
    }
}
